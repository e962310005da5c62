import { useEffect, useState } from 'react'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { EnrollForm } from './enroll-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import {
  enroll,
  listFactorIds,
  newRecoveryCodes,
  removeFactors,
  type FactorEnrolment,
  type RequiredProof,
} from './second-factor-calls.ts'
import { messagesOf } from '../../platform/messages.ts'

const secondFactorWords = messagesOf('accounts/second-factor', 'secondFactor')

/** Few users signed in long ago and set it up now. */
const PasswordFirst = definePart({
  load: () => import('./password-first.tsx').then((part) => part.PasswordFirst),
  when: onDemand,
})

type Failure = 'failed' | 'codes_failed' | 'new_codes_failed'

/** The second step of signing in: setup with an app, recovery codes, switching it off. */
export function SecondFactorCard() {
  const words = secondFactorWords.use()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [enrolled, setEnrolled] = useState<FactorEnrolment | null>(null)
  const [wanted, setWanted] = useState<RequiredProof | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<'now_off' | 'is_on' | Failure | null>(null)
  useEffect(() => {
    listFactorIds().then(setIds, () => setMessage('failed'))
  }, [])
  const act = async (work: () => Promise<void>, failure: Failure = 'failed') => {
    setBusy(true)
    setMessage(null)
    await work().catch(() => setMessage(failure))
    setBusy(false)
  }
  const begin = async (password?: string) => {
    const begun = await enroll(password)
    setEnrolled(typeof begun === 'string' ? null : begun)
    setWanted(typeof begun === 'string' ? begun : null)
  }
  const makeCodes = async () => setCodes(await newRecoveryCodes())
  const onConfirmed = (id: string) => {
    setEnrolled(null)
    setIds([id])
    void act(makeCodes, 'codes_failed')
    // Stands beside the codes too.
    setMessage('is_on')
  }
  const cancel = () => {
    setEnrolled(null)
    // It may be on, if only the answer to the code was lost.
    listFactorIds().then(setIds, () => {})
  }
  const switchOff = async () => {
    setAsking(false)
    await act(async () => {
      await removeFactors(ids ?? [])
      setIds([])
      setMessage('now_off')
    })
  }
  const isOn = ids !== null && ids.length > 0
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <p className="your-data__said" role="status">
        {(message === 'now_off' || message === 'is_on') && words[message]}
      </p>
      {message !== null && message !== 'now_off' && message !== 'is_on' && <Notice kind="error">{words[message]}</Notice>}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {wanted === 'sign_in_again' && <Notice kind="error">{words.sign_in_again}</Notice>}
      {wanted !== null && wanted !== 'sign_in_again' && (
        <PasswordFirst wanted={wanted} onSend={begin} onCancel={() => setWanted(null)} />
      )}
      {ids?.length === 0 && !enrolled && (wanted === null || wanted === 'sign_in_again') && (
        <>
          <p className="muted">{words.need}</p>
          <Button kind="second" busy={isBusy} busyLabel={words.busy} onClick={() => void act(() => begin())}>
            {words.start}
          </Button>
        </>
      )}
      {enrolled && <EnrollForm enrolled={enrolled} onConfirmed={onConfirmed} onCancel={cancel} />}
      {isOn && !codes && (
        <>
          {message !== 'is_on' && <p>{words.is_on}</p>}
          <p className="muted">{words.new_codes_lead}</p>
          <p className="your-data__buttons">
            <Button kind="second" busy={isBusy} busyLabel={words.busy} onClick={() => void act(makeCodes, 'new_codes_failed')}>
              {words.new_codes}
            </Button>
            <Button kind="second" onClick={() => setAsking(true)}>
              {words.off}
            </Button>
          </p>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.ask_title}
          text={words.ask_text}
          yes={words.ask_yes}
          no={words.ask_no}
          onYes={() => void switchOff()}
          onNo={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
