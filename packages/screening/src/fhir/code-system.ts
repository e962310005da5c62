import { codes } from './codes.ts'
import type { Resource, ResourceInput } from './resource.ts'

/** The definitions of our own codes, included in the record that uses them. */
export function codeSystem({ canonical, idOf }: ResourceInput): Resource {
  return {
    resourceType: 'CodeSystem',
    id: idOf('codes'),
    url: canonical('CodeSystem', 'screening'),
    version: '1',
    name: 'AnkurScreening',
    title: 'What Ankur tells of a screening',
    status: 'active',
    caseSensitive: true,
    content: 'complete',
    concept: Object.entries(codes).map(([code, [display, definition]]) => ({ code, display, definition })),
  }
}
