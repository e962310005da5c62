import type { Language } from '@ankur/content'
import { stageWords } from './stage-words.ts'

/** Letters to press, for whoever answers by one switch or with the eyes. */
const letters: Readonly<Record<Language, string>> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  hi: 'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहड़ढ़ािीुूृेैॉोौंँ़्',
  pa: 'ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜਸ਼ਖ਼ਗ਼ਜ਼ਫ਼ਸਹਾਿੀੁੂੇੈੋੌੰੱਂ',
}
const digits = '0123456789'
/** Signs above and below a letter, seen on their own only with something to stand on. */
const sign = /\p{M}/u

interface Props {
  language: Language
  typed: string
  change: (typed: string) => void
}

export function AnswerLetters({ language, typed, change }: Props) {
  const words = stageWords.use()
  return (
    <div className="game-question__letters" role="group" aria-label={words.letters}>
      {Array.from(new Set(Array.from(digits + letters[language]))).map((letter) => (
        <button key={letter} type="button" className="tool tool--small" onClick={() => change(typed + letter)}>
          {sign.test(letter) ? `◌${letter}` : letter}
        </button>
      ))}
      <button type="button" className="tool tool--small" onClick={() => change(`${typed} `)}>
        {words.space}
      </button>
      <button type="button" className="tool tool--small" onClick={() => change(Array.from(typed).slice(0, -1).join(''))}>
        {words.delete_letter}
      </button>
    </div>
  )
}
