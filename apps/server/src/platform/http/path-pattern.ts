/** A path with `:name` segments as a regular expression: `/autism-test/question/:n` matches any one segment there. */
export function toPathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : escape(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}
