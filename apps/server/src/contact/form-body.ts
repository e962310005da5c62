import type { FastifyInstance, FastifyRequest } from 'fastify'

const FORM = 'application/x-www-form-urlencoded'

/** Reads forms below this plugin; of a field that comes twice the first counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) => {
    const fields = new URLSearchParams(body)
    const names = [...new Set(fields.keys())].filter((name) => name !== '__proto__')
    done(
      null,
      Object.fromEntries(
        names.flatMap((name) => (fields.get(name) === '' && isOptional(name) ? [] : [[name, fields.get(name)]])),
      ),
    )
  })
}

export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(FORM)
}

/** A page sends every box it has; one that was left empty says nothing. */
function isOptional(name: string): boolean {
  return name === 'key' || name === 'language' || name === 'website'
}
