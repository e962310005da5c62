/** Headings, labels and drawings are not body text; dates, citations and note marks have no wording of their own. */
const silent = new Set('svg nav button label select form h1 h2 h3 h4 h5 h6 dt th time cite sup'.split(' '))
const inline = new Set('a abbr b bdi code em i mark q small span strong sub u wbr'.split(' '))
const empty = new Set('br hr img input wbr'.split(' '))

/**
 * The sentences of a page's main part, each once. Elements with their own `lang` are left out: a citation keeps the
 * language of its publication, and pages in English only also appear inside the frame of other languages.
 */
export function sentencesOf(html: string): readonly string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return blocksOf(main)
    .filter((block) => /[.?!।]["'”’)]*$/.test(block))
    .flatMap(splitSentences)
    .filter((sentence, index, all) => all.indexOf(sentence) === index)
}

function blocksOf(html: string): readonly string[] {
  const blocks = ['']
  const open: string[] = []
  let silentFrom = Infinity
  for (const [, text = '', closing, name = '', rest = ''] of html.matchAll(/([^<]*)(?:<(\/?)([a-z0-9]+)([^>]*)>)?/gi)) {
    if (silentFrom > open.length) blocks[blocks.length - 1] += text
    if (!name) continue
    if (!inline.has(name)) blocks.push('')
    if (closing) {
      open.pop()
      if (open.length < silentFrom) silentFrom = Infinity
    } else if (!empty.has(name) && !rest.endsWith('/')) {
      open.push(name)
      const isForeign = open.length > 1 && /\slang="/.test(rest)
      if (silentFrom === Infinity && (silent.has(name) || isForeign)) silentFrom = open.length
    }
  }
  return blocks.map(readable).filter(Boolean)
}

function readable(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
  const plain = text.replace(/&(#x27|\w+);/g, (whole, name: string) => characters[name] ?? whole)
  return plain.replace(/\s+/g, ' ').trim()
}

/** A full stop inside a number or before a small letter does not end a sentence. */
function splitSentences(block: string): readonly string[] {
  return block.split(/(?<=[.?!।]["'”’)]*)\s+(?=["'“‘(]*[\p{Lu}\p{N}\p{Lo}])/u)
}
