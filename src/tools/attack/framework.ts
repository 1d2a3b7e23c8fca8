import { answerHeader, type WireAnswer } from './wire/exchange.js'

/** A framework or server that answers tell. */
export type Framework =
  | 'Express'
  | 'Next.js'
  | 'Flask'
  | 'FastAPI'
  | 'Python http.server'
  | 'PHP'
  | 'Laravel'
  | 'Rails'
  | 'WEBrick'
  | 'ASP.NET'

const signs: readonly (readonly [framework: Framework, header: string, value: RegExp])[] = [
  ['Next.js', 'x-powered-by', /next\.js/i],
  ['Express', 'x-powered-by', /express/i],
  ['Laravel', 'set-cookie', /laravel_session/i],
  ['PHP', 'x-powered-by', /php/i],
  ['ASP.NET', 'x-powered-by', /asp\.net/i],
  ['ASP.NET', 'server', /kestrel/i],
  ['Flask', 'server', /werkzeug/i],
  ['FastAPI', 'server', /uvicorn|hypercorn/i],
  ['Python http.server', 'server', /basehttp/i],
  ['Rails', 'x-runtime', /^\d/],
  ['WEBrick', 'server', /webrick/i],
]

/** The framework that the headers of an answer tell; `undefined` if they tell none. */
export function recogniseFramework(answer: WireAnswer): Framework | undefined {
  return signs.find(([, header, value]) => value.test(answerHeader(answer, header) ?? ''))?.[0]
}
