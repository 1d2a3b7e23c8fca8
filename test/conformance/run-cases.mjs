/** Runs groups of cases one after another and tells, for each case, whether it passed: `{ name, error? }`. */
export async function runCases(groups) {
  const results = []
  for (const [group, cases] of Object.entries(groups)) {
    for (const [name, run] of Object.entries(cases)) {
      results.push({ name: `${group} ${name}`, error: await failureOf(run) })
    }
  }
  return results
}

async function failureOf(run) {
  try {
    await run()
    return undefined
  } catch (error) {
    return String(error?.stack ?? error)
  }
}
