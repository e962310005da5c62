import { unzip } from '@ankur/blocks/sb3/zip'

/** A board with hundreds of photos and recordings stays far below. */
const limits = {
  fileBytes: 25 * 1024 * 1024,
  entries: 20_000,
  entryBytes: 25 * 1024 * 1024,
  totalBytes: 100 * 1024 * 1024,
  ratio: 200,
}

export type BoardFiles = ReadonlyMap<string, Uint8Array>

/**
 * The files of an untrusted archive. Its declared sizes are not trusted, and it is unpacked here and not in workers created
 * from text, which the policy of the pages blocks.
 */
export function unpackBoard(bytes: Uint8Array): BoardFiles | 'import_too_big' | 'import_damaged' {
  const unzipped = unzip(bytes, () => (name) => !name.endsWith('/'), limits)
  if (unzipped.ok) return unzipped.files
  return unzipped.problem === 'too_big' ? 'import_too_big' : 'import_damaged'
}
