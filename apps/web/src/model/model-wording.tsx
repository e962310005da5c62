import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Details } from '../ui/details/details.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { messagesOf } from '../platform/messages.ts'
import { type Rewording, useWording } from './use-wording.ts'
import './model.css'

const modelWords = messagesOf('screening/results', 'model')

interface Props {
  id: string
  /** The text to show: the model's, or null for our own. */
  onShow: (reworded: Rewording | null) => void
}

/** Offers a model's wording instead of some of our text, if the server has one: with its own checkbox, and a way back. */
export function ModelWording({ id, onShow }: Props) {
  const { language } = useLanguage()
  const words = modelWords.use()
  const { name, reworded, state, ask } = useWording(id)
  const [agreed, setAgreed] = useState(false)
  const [ours, setOurs] = useState(false)
  useEffect(() => onShow(ours ? null : reworded), [ours, reworded, onShow])
  if (name === null) return null
  return (
    <div className="model">
      {reworded && !ours && (
        <p className="written__by">
          <Icon name="info" />
          <span>{fill(words.written_by, { name: reworded.model })}</span>
        </p>
      )}
      <p className="model__said" role="status">
        {state !== 'rest' && state !== 'asking' && words[state]}
      </p>
      {reworded ? (
        <Button kind="second" size="small" onClick={() => setOurs(!ours)}>
          {ours ? words.show_model : words.show_ours}
        </Button>
      ) : (
        <Details summary={words.title}>
          <p>{words.offer}</p>
          <p>{words.sent}</p>
          <p>{words.checked}</p>
          <label className="model__consent">
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
            {fill(words.consent, { name })}
          </label>
          <p className="muted">{words.back}</p>
          <Button
            kind="second"
            busy={state === 'asking'}
            busyLabel={words.asking}
            disabledReason={agreed ? undefined : words.tick_first}
            onClick={() => void ask(language)}
          >
            {words.ask}
          </Button>
        </Details>
      )}
    </div>
  )
}
