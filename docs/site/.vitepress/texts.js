import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesFolder, toIndex } from './links.js'

/** Writes `llms.txt`, `llms-full.txt`, the Markdown of each page, and the files outside `docs` that pages link to. */
export async function writeTexts({ outDir, srcDir, pages, site }) {
  const texts = await Promise.all(
    pages.map(async (path) => ({ path, text: await readFile(join(srcDir, path), 'utf8') })),
  )
  for (const { path, text } of texts) {
    const copy = join(outDir, toIndex(path))
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(copy, text)
  }
  const written = texts.filter(({ path }) => !/^(reference\/api|design|site)\//.test(path))
  await writeFile(join(outDir, 'llms.txt'), index(site, written))
  await writeFile(join(outDir, 'llms-full.txt'), written.map(({ text }) => text).join('\n\n'))
  for (const name of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples']) {
    await cp(join(srcDir, '..', name), join(outDir, filesFolder, name), { recursive: true })
  }
}

function index({ title, description, base }, pages) {
  const lines = pages.map(({ path, text }) => {
    const [, heading = path] = /^# (.+)$/m.exec(text) ?? []
    // The first paragraph, up to its first full stop.
    const [, paragraph = ''] = /^# .+\n+([^#|!<\s-][\s\S]*?)(?:\n\n|$)/.exec(text) ?? []
    const [sentence = ''] = paragraph
      .replace(/\s+/g, ' ')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .split(/(?<=\.)\s/)
    return `- [${heading}](${base}${toIndex(path)})${sentence && `: ${sentence}`}`
  })
  return `# ${title}\n\n> ${description}\n\n## Pages\n\n${lines.join('\n')}\n`
}
