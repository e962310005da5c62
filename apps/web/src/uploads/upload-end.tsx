import { fill, type Language } from '@ankur/content'
import type { Upload } from '@ankur/uploads'
import { formatIndiaTime } from '../platform/clock.ts'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { uploadsWords } from './uploads-words.ts'

interface UploadEndProps {
  upload: Upload
  isNew: boolean
  /** What became of it, where that is more than the check. */
  done?: string | undefined
}

/** The result of the video: now, or when the family returns to this page. */
export function UploadEnd({ upload, isNew, done }: UploadEndProps) {
  const words = uploadsWords.use()
  const { language } = useLanguage()
  const deleted = deletedLine(upload, words, language)
  if (!isNew) {
    return (
      <Notice kind="note">
        <p>{words.already}</p>
        <p>{deleted}</p>
      </Notice>
    )
  }
  return (
    <Notice kind="success" title={words.done_title}>
      <p>{done ?? words.done}</p>
      <p>{deleted}</p>
    </Notice>
  )
}

/** Since when it is deleted. */
export function deletedLine({ deletedAt }: Upload, words: ReturnType<typeof uploadsWords.use>, language: Language): string {
  if (deletedAt === null) return words.deleting
  return fill(words.deleted, { date: formatDay(deletedAt, language), time: formatIndiaTime(Date.parse(deletedAt), language) })
}
