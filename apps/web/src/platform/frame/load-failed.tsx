import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useWords } from '../language.tsx'

/** Replaces a list that failed to load: what failed, what to do, and a retry button. */
export function LoadFailed({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  const { app, notices } = useWords()
  return (
    <>
      <Notice kind="error">
        <p>{what}</p>
        <p>{notices.no_network_help}</p>
      </Notice>
      <Button kind="second" size="small" onClick={onTryAgain}>
        {app.try_again}
      </Button>
    </>
  )
}
