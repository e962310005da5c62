import { useState } from 'react'
import { fill } from '@ankur/content'
import { getJson } from '../platform/api.ts'
import { saveFile } from '../platform/storage/save-file.ts'
import { useWords } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { messagesOf } from '../platform/messages.ts'

const yourDataWords = messagesOf('accounts/your-data', 'yourData')

type State = { readonly kind: 'rest' | 'busy' | 'failed' } | { readonly kind: 'saved'; readonly name: string }

/** One file with all data. Its name reveals nothing of the content on a shared phone. */
export function DownloadData() {
  const { notices } = useWords()
  const yourData = yourDataWords.use()
  const [state, setState] = useState<State>({ kind: 'rest' })
  const download = async () => {
    setState({ kind: 'busy' })
    try {
      const file = await getJson<{ readonly exportedAt: string }>('/api/account/export')
      const name = `my-data-${file.exportedAt.slice(0, 10)}.json`
      saveFile(name, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
      setState({ kind: 'saved', name })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return (
    <Card title={yourData.download_title}>
      <p>{yourData.download_lead}</p>
      <p>{yourData.download_shared}</p>
      <p className="your-data__said" role="status">
        {state.kind === 'saved' && fill(yourData.downloaded, { name: state.name })}
      </p>
      {state.kind === 'failed' && (
        <Notice kind="error">
          <p>{yourData.download_failed}</p>
          <p>{notices.no_network_help}</p>
        </Notice>
      )}
      <Button busy={state.kind === 'busy'} busyLabel={yourData.downloading} onClick={() => void download()}>
        {yourData.download}
      </Button>
    </Card>
  )
}
