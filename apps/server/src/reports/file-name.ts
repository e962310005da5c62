import { indiaDay } from '@ankur/screening'

/** `ankur-{name or report}-{day in India}.pdf`; of a name only letters, marks, digits and hyphens are left. */
export function fileName(childName: string | null, completedMs: number): string {
  const name = (childName ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return `ankur-${name || 'report'}-${indiaDay(completedMs)}.pdf`
}

/** The header that names a file, with a plain name for readers that know no other. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '').replace(/-{2,}/g, '-')
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`}`
}
