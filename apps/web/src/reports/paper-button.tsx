import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { sentenceKey } from '../platform/frame/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { paperQuery } from './paper-query.ts'
import { useSaveFile } from './use-save-file.ts'

interface Props {
  id: string
  label: string
  /** Shown while the file is being made and afterwards; the messages of all files and ways to send them would be many times larger. */
  making: string
  saved: string
}

/** The PDF of one report, beside the link to its page: a click creates and downloads it. */
export function PaperButton({ id, label, making, saved }: Props) {
  const { language, words } = useLanguage()
  const { state, save } = useSaveFile(`/api/assessments/${id}/report.pdf?${paperQuery(language)}`, 'ankur.pdf')
  return (
    <>
      <Button
        kind="second"
        icon="page"
        aria-label={label}
        busy={state.kind === 'busy'}
        busyLabel={making}
        onClick={() => void save()}
      >
        PDF
      </Button>
      <p className="reports__said" role="status">
        {state.kind === 'saved' && fill(saved, { name: state.name })}
        {state.kind === 'failed' && words.notices[sentenceKey(state.code, words.notices, 'unexpected_failure')]}
      </p>
    </>
  )
}
