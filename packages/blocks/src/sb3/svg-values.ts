/** Whether a value of an attribute, or a piece of CSS, keeps to its own picture. */
export function mayHaveValue(value: string): boolean {
  // CSS can write any letter as an escape, and hide what it says in comments.
  if (/[\\]|\/\*/.test(value) || /javascript:|vbscript:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value)) return false
  if (/(?:src|image|image-set|cross-fade|element|paint|attr|var|env)\s*\(/i.test(value)) return false
  if (/@\s*(?:import|font-face|charset|namespace)/i.test(value)) return false
  return [...value.matchAll(/url\s*\(\s*(["']?)(.*?)\1\s*\)/gi)].length === countOf(value) && ownUrls(value)
}

function countOf(value: string): number {
  return value.match(/url\s*\(/gi)?.length ?? 0
}

function ownUrls(value: string): boolean {
  return [...value.matchAll(/url\s*\(\s*(["']?)(.*?)\1\s*\)/gi)].every(([, , target = '']) => ownPart.test(target))
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
