/** A page sends all its fields; an empty optional one counts as missing. */
const optional = new Set(['key', 'language', 'website'])

/** Parses a form body; if a field is repeated, the first value counts. */
export function formFields(body: string): Record<string, string> {
  // One pass: looking up each of many names in the parameters would take quadratic time.
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(body)) if (!fields.has(name)) fields.set(name, value)
  fields.delete('__proto__')
  return Object.fromEntries([...fields].filter(([name, value]) => value !== '' || !optional.has(name)))
}
