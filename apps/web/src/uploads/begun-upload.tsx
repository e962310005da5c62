import { fill } from '@ankur/content'
import type { Upload } from '@ankur/uploads'
import { formatIndiaTime } from '../platform/clock.ts'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { inMb } from './video-lengths.ts'
import { uploadsWords } from './uploads-words.ts'

/** A part of a video came before this page was opened anew. The phone has let go of the file, so it is chosen once more. */
export function BegunUpload({ begun, onForget }: { begun: Upload; onForget: () => Promise<void> }) {
  const words = uploadsWords.use()
  const { language } = useLanguage()
  const until = { date: formatDay(begun.expiresAt, language), time: formatIndiaTime(Date.parse(begun.expiresAt), language) }
  return (
    <div className="video-part__begun">
      <Notice kind="note">
        <p>{fill(words.begun, { size: inMb(begun.sizeBytes ?? 0) })}</p>
        <p>{words.begun_choose}</p>
        <p>{fill(words.begun_until, until)}</p>
        <Button kind="quiet" size="small" onClick={() => void onForget()}>
          {words.begun_forget}
        </Button>
      </Notice>
    </div>
  )
}
