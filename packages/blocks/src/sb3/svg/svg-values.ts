/** Whether a value of an attribute, or a piece of CSS, keeps to its own picture. */
export function mayHaveValue(value: string): boolean {
  // CSS can write any letter as an escape, and hide what it says in comments.
  if (/[\\]|\/\*/.test(value) || /javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value)) return false
  if (/(?:src|image|image-set|cross-fade|element|paint|attr|var|env)\s*\(/i.test(value)) return false
  if (/@\s*(?:import|font-face|charset|namespace)/i.test(value)) return false
  return hasOwnUrlsOnly(value)
}

/** Every `url(` up to the next bracket: what is not a part of the same picture there, quoted or not, is refused. */
function hasOwnUrlsOnly(value: string): boolean {
  const lower = value.toLowerCase()
  let end = 0
  for (let at = lower.indexOf('url'); at !== -1; at = lower.indexOf('url', Math.max(end, at + 3))) {
    const open = skipSpace(value, at + 3)
    if (value[open] !== '(') continue
    const close = value.indexOf(')', open)
    // Without it no later one has it either, so each letter is looked at once or twice.
    if (close === -1) return false
    const target = value.slice(open + 1, close).trim()
    const quote = /^["']/.exec(target)?.[0] ?? ''
    if (quote !== '' && (target.length < 2 || !target.endsWith(quote))) return false
    if (!ownPart.test(target.slice(quote.length, target.length - quote.length))) return false
    end = close
  }
  return true
}

function skipSpace(value: string, from: number): number {
  let at = from
  while (at < value.length && /\s/.test(value.charAt(at))) at += 1
  return at
}

/** Scratch's library puts commas into the names of its gradients. */
const ownPart = /^#[\w.:,+~-]+$/
const picture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]+$/
const referring = new Set(['use', 'linearGradient', 'radialGradient'])

/** What an element of that name may refer to. */
export function reference(name: string, href: string): boolean {
  if (name === 'image') return picture.test(href)
  return referring.has(name) && ownPart.test(href)
}
