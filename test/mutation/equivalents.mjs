// @ts-check

/**
 * A change of the code that changes nothing else.
 *
 * @typedef {object} Equivalent
 * @property {string} file
 * @property {string} line the line of the code on which it begins, without indentation
 * @property {string} mutator as Stryker names it
 * @property {string} replacement what it puts in place of the code
 * @property {string} why
 */

/** @type {readonly Equivalent[]} */
export const equivalents = [
  {
    file: 'src/bytes/concat.ts',
    line: 'if (chunks.length === 1 && first !== undefined) return first',
    mutator: 'ConditionalExpression',
    replacement: 'true',
    why: 'A list of one chunk has a first chunk.',
  },
  {
    file: 'src/bytes/encoding.ts',
    line: 'if (table === undefined) {',
    mutator: 'ConditionalExpression',
    replacement: 'true',
    why: 'The same table is made again.',
  },
  {
    file: 'src/bytes/encoding.ts',
    line: 'for (let value = 0; value < alphabets[encoding].length; value++) {',
    mutator: 'EqualityOperator',
    replacement: 'value <= alphabets[encoding].length',
    why: 'The code of the character after the last one is NaN, which is not an index.',
  },
  {
    file: 'src/bytes/encoding.ts',
    line: 'while (pendingBits >= bitsPerCharacter) {',
    mutator: 'EqualityOperator',
    replacement: 'pendingBits > bitsPerCharacter',
    why: 'The next byte, or the line after the loop, writes the character.',
  },
  ...['true', 'pendingBits >= 0'].map((replacement) => ({
    file: 'src/bytes/encoding.ts',
    line: 'if (pendingBits > 0) text[written] = alphabet.charCodeAt(pending << (bitsPerCharacter - pendingBits))',
    mutator: replacement === 'true' ? 'ConditionalExpression' : 'EqualityOperator',
    replacement,
    why: 'Without pending bits, the text is full, and an array of bytes ignores what is written after its end.',
  })),
  {
    file: 'src/bytes/encoding.ts',
    line: '} catch {',
    mutator: 'BlockStatement',
    replacement: '{}',
    why: 'A function that ends returns undefined.',
  },
  {
    file: 'src/bytes/percent.ts',
    line: 'if (code === undefined) return -1',
    mutator: 'ConditionalExpression',
    replacement: 'false',
    why: 'As a number, undefined is not a digit either. The line is for the compiler.',
  },
  {
    file: 'src/bytes/percent.ts',
    line: 'if (code >= 0x30 && code <= 0x39) return code - 0x30',
    mutator: 'ConditionalExpression',
    replacement: 'true',
    why: 'A code below that of 0 gives a negative number, which is refused as well.',
  },
  {
    file: 'src/dedupe/deduplicate.ts',
    line: "const { onDuplicate = 'acknowledge', onStoreError = 'retry' } = options",
    mutator: 'StringLiteral',
    replacement: '""',
    why: "Everything but 'handle' acknowledges. The other default is tested.",
  },
  {
    file: 'src/dedupe/recently-used.ts',
    line: 'if (this.#newest?.key === key) return this.#newest',
    mutator: 'ConditionalExpression',
    replacement: 'false',
    why: 'The entry is found in the map, too, and stays the newest one. The comparison only takes less time.',
  },
  {
    file: 'src/dedupe/recently-used.ts',
    line: 'if (this.#entries.size > this.#maxKeys && this.#oldest !== undefined) this.#remove(this.#oldest)',
    mutator: 'ConditionalExpression',
    replacement: 'true',
    why: 'A map with too many entries has an oldest one. The other condition is tested.',
  },
]
