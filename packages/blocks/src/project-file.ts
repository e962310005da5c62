/**
 * The stored format of a game: on a device, in an account, in a file. The format has a version number, so that an old page
 * reports "newer" for a format it does not know instead of "damaged".
 */
import { parseProject, type Problem } from './parse-project.ts'
import type { Project } from './project.ts'

export const projectFileVersion = 1

/** The size limit of one game in an account. */
export const projectFileBytes = 512 * 1024

export type ParsedProjectFile =
  | { ok: true; project: Project }
  | { ok: false; problem: 'project_too_large' | 'newer_version' }
  | { ok: false; problem: 'damaged'; problems: readonly Problem[] }

/** Null when it would exceed the limit of an account. */
export function toProjectFile(project: Project): string | null {
  const text = JSON.stringify({ ankur: projectFileVersion, project })
  return isTooLarge(text) ? null : text
}

export function parseProjectFile(text: string): ParsedProjectFile {
  return isTooLarge(text) ? { ok: false, problem: 'project_too_large' } : parseProjectContent(contentOf(text))
}

/** The same for embedded content that is already parsed. Its size is that of its JSON text. */
export function parseProjectContent(content: unknown): ParsedProjectFile {
  const { ankur, project }: Partial<Record<'ankur' | 'project', unknown>> =
    content !== null && typeof content === 'object' ? content : {}
  if (typeof ankur === 'number' && ankur > projectFileVersion) return { ok: false, problem: 'newer_version' }
  if (ankur !== projectFileVersion) return { ok: false, problem: 'damaged', problems: [] }
  const parsed = parseProject(project)
  return parsed.ok ? parsed : { ok: false, problem: 'damaged', problems: parsed.problems }
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isTooLarge(text: string): boolean {
  return text.length > projectFileBytes || bytesOf(text) > projectFileBytes
}

/** The size in UTF-8, as it is sent. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
