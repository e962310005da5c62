import { indiaDay } from '@ankur/screening'

interface Named {
  readonly childName: string | null
  readonly childPlace: number | null
}

/**
 * `ankur-{name or report}-{day in India}.pdf`; of a name only letters, marks, digits and hyphens are left. A child without
 * one is told from its brothers and sisters by its place: two papers of one day lie in one folder of the phone.
 */
export function fileName({ childName, childPlace }: Named, completedMs: number): string {
  const name = (childName ?? (childPlace === null ? '' : `child-${childPlace}`))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `ankur-${name || 'report'}-${indiaDay(completedMs)}.pdf`
}

/** The header that names a file, with a plain name for readers that know no other. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '').replace(/-{2,}/g, '-')
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`}`
}
