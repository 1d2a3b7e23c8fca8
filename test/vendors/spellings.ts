import { someOf } from '../runs.js'

/** A proof with each of its characters changed, and with other spellings of the same bytes, and of more or fewer. */
export function otherSpellings(text: string): readonly string[] {
  const changed = someOf(Array.from(text, (_, index) => index)).map((index) => {
    const other = text[index] === '0' ? '1' : '0'
    return text.slice(0, index) + other + text.slice(index + 1)
  })
  const spellings = [
    '',
    text.slice(1),
    text.slice(0, -1),
    `${text}0`,
    `${text}=`,
    `${text}\u00e9`,
    text.toUpperCase(),
    text.toLowerCase(),
    swapCase(text),
    text.replace(/=+$/, ''),
    text + text,
  ]
  return [...changed, ...spellings].filter((spelling) => spelling !== text)
}

/** A header with a proof in other spellings, also without and with the name of an algorithm, and in another encoding. */
export function otherHeaders(text: string): readonly string[] {
  const bare = text.replace(/^.*?[=, ](?=.)/, '')
  const encoded = (['hex', 'base64', 'base64url'] as const).flatMap((to) =>
    (['hex', 'base64'] as const).map((from) => text.replace(bare, Buffer.from(bare, from).toString(to))),
  )
  const spellings = [bare, `sha256=${text}`, `${text}00`, `${text}=junk`, `${text}, ${text}`, ...encoded]
  return [...otherSpellings(text), ...spellings.filter((spelling) => spelling !== text)]
}

function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
}
