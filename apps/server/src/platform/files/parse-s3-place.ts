import type { FilesPlace } from './files.ts'

/**
 * `s3://[key:secret@]bucket[/folder][?region=…&endpoint=…]`, or null. Without key and secret, what the machine itself is
 * allowed is looked up as AWS's own programs do it. An endpoint is what stores other than AWS need.
 */
export function parseS3Place(value: string): Extract<FilesPlace, { kind: 's3' }> | null {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.host)) return null
  const endpoint = url.searchParams.get('endpoint')
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  if (!isKnown || (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))) return null
  if (Boolean(url.username) !== Boolean(url.password)) return null
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  const { username, password } = url
  return {
    kind: 's3',
    bucket: url.host,
    prefix: folder && `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: username ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } : null,
  }
}
