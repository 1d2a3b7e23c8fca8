import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A fenced block of a page. */
export interface Block {
  /** The page, as a path from the root of the repository. */
  readonly page: string
  /** The line of the fence: added to the number of a line of the code, it gives the line of the page. */
  readonly line: number
  readonly language: string
  /** The words after the language, such as `run` or `file=receiver.mjs`. */
  readonly marks: readonly string[]
  readonly code: string
}

/** A page of the documentation. */
export interface Page {
  readonly path: string
  readonly text: string
  readonly blocks: readonly Block[]
}

// A block in a list is indented like its item.
const fence = /^( *)```(\S*) *(.*)\n([\s\S]*?)^ *```$/gm

/** Every Markdown page at the root and in `docs`, without the API reference, which is built. */
export function readPages(): readonly Page[] {
  // The package of the site has installed packages, one of which is this repository.
  const topics = readdirSync(join(root, 'docs')).filter((name) => !name.includes('.') && name !== 'site')
  const names = [
    ...readdirSync(root),
    ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
    'docs/site/home.md',
    ...topics.flatMap((topic) =>
      readdirSync(join(root, 'docs', topic), { recursive: true, encoding: 'utf8' }).map(
        (name) => `docs/${topic}/${name}`,
      ),
    ),
  ]
  return names
    .filter((name) => name.endsWith('.md') && !name.startsWith('docs/reference/api/'))
    .sort()
    .map((path) => toPage(path, readFileSync(join(root, path), 'utf8')))
}

/** A page and the blocks in its text. */
export function toPage(path: string, text: string): Page {
  const blocks = [...text.matchAll(fence)].map(
    ({ index, 1: indentation = '', 2: language = '', 3: marks = '', 4: code = '' }) => ({
      page: path,
      line: text.slice(0, index).split('\n').length,
      language,
      marks: marks.split(' ').filter((mark) => mark !== ''),
      code: code.replaceAll(new RegExp(`^${indentation}`, 'gm'), ''),
    }),
  )
  return { path, text, blocks }
}

/** The text of a page without its fenced blocks. */
export function proseOf({ text }: Page): string {
  return text.replace(fence, '')
}

/** The anchors of the headings of a page, as git hosts write them. */
export function anchorsOf(page: Page): readonly string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => toAnchor(title))
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
