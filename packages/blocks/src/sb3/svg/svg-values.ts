/** Whether an attribute value, or a piece of CSS, refers only to its own picture. */
export function mayHaveValue(value: string): boolean {
  // CSS can write any character as an escape, and hide text in comments.
  if (/[\\]|\/\*/.test(value) || /javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value)) return false
  if (/(?:src|image|image-set|cross-fade|element|paint|attr|var|env)\s*\(/i.test(value)) return false
  if (/@\s*(?:import|font-face|charset|namespace)/i.test(value)) return false
  return hasOwnUrlsOnly(value)
}

/** Every `url(` up to the next bracket: anything but a reference within the same picture, quoted or not, is refused. */
function hasOwnUrlsOnly(value: string): boolean {
  const lower = value.toLowerCase()
  let end = 0
  for (let at = lower.indexOf('url'); at !== -1; at = lower.indexOf('url', Math.max(end, at + 3))) {
    const open = skipSpace(value, at + 3)
    if (value[open] !== '(') continue
    const close = value.indexOf(')', open)
    // Without a bracket no later one has it either, so each character is read once or twice.
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

/** Scratch's library uses commas in the ids of its gradients. */
const ownPart = /^#[\w.:,+~-]+$/
const picture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]+$/
const referring = new Set(['use', 'linearGradient', 'radialGradient'])

/** What an element with that name may refer to. */
export function reference(name: string, href: string): boolean {
  if (name === 'image') return picture.test(href)
  return referring.has(name) && ownPart.test(href)
}
