import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects garbage again and again while work runs, so that a timer which nothing holds does not fire. */
export async function whileCollecting<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const collecting = setInterval(collect, 50)
  try {
    return await work()
  } finally {
    clearInterval(collecting)
  }
}
