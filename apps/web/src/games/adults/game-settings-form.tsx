import { fill, isLanguage, languageNames, languages } from '@ankur/content'
import { numeralScripts, writeNumber, type NumeralScript } from '@ankur/games/deal-options'
import { writing } from '@ankur/languages/scripts'
import { Card } from '../../ui/card/card.tsx'
import { gameSettings, type GameSetting, type GameSettings } from '../game-settings.ts'
import { messagesOf } from '../../platform/messages.ts'
import { progressStore } from '../progress.ts'
import type { MessageTexts } from '@ankur/content/words/message-files'

const gamesWords = messagesOf('sets', 'gamePages')

type AdultWords = MessageTexts<'sets', 'gamePages'>['gameAdults']
type Value = GameSettings[GameSetting]

/** Every setting as a group of choices; a choice is stored immediately. */
export function GameSettingsForm() {
  const words = gamesWords.use().gameAdults
  return (
    <Card title={words.settings}>
      <p className="muted">{words.settings_help}</p>
      <div className="adults__settings">
        {(Object.keys(gameSettings) as GameSetting[]).map((setting) => (
          <Choices key={setting} setting={setting} />
        ))}
      </div>
    </Card>
  )
}

/** One setting with its values. */
export function Choices({ setting, onChosen }: { setting: GameSetting; onChosen?: () => void }) {
  const words = gamesWords.use().gameAdults
  const { settings } = progressStore.use()
  const choose = (value: Value) => {
    progressStore.change((before) => ({ ...before, settings: { ...before.settings, [setting]: value } }))
    onChosen?.()
  }
  return (
    <fieldset>
      <legend className="adults__part">{titleOf(setting, words)}</legend>
      {setting === 'voice' && <p className="muted">{words.voice_help}</p>}
      {setting === 'scanSeconds' && <p className="muted">{words.scan_help}</p>}
      <div className="comfort__choices">
        {inOrder(gameSettings[setting]).map((value) => (
          <label key={String(value)} className="comfort__choice">
            <input type="radio" name={setting} checked={settings[setting] === value} onChange={() => choose(value)} />
            <ChoiceName setting={setting} value={value} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The default is first in the table; on the page numbers ascend. */
function inOrder(values: readonly Value[]): readonly Value[] {
  return values.every((value) => typeof value === 'number') ? values.toSorted((one, other) => one - other) : values
}

/** The titles of all others are under the name of the setting. */
const titles = { pieceSize: 'piece_size', plantNames: 'plant_names', scanSeconds: 'scan' } as const

function titleOf(setting: GameSetting, words: AdultWords): string {
  return words[hasOtherTitle(setting) ? titles[setting] : setting]
}

function hasOtherTitle(setting: GameSetting): setting is keyof typeof titles {
  return setting in titles
}

/** Numbers and languages are named by themselves, in their own script. */
function ChoiceName({ setting, value }: { setting: GameSetting; value: Value }) {
  const words = gamesWords.use().gameAdults
  if (isScript(value))
    return (
      <span lang={languages.find((language) => writing[language].script.toLowerCase() === value)}>
        {[1, 2, 3].map((n) => writeNumber(n, value)).join(' ')}
      </span>
    )
  if (isLanguage(value)) return <span lang={value}>{languageNames[value]}</span>
  if (value === 'page') return words.letters_page
  if (isNamed(value, words)) return words[value]
  if (setting === 'volume') return fill(words.percent, { n: Number(value) })
  if (value === 0 || value === false) return words.off
  return value === true ? words.on : fill(words.scan_seconds, { n: value })
}

function isNamed(value: Value, words: AdultWords): value is keyof AdultWords & Value {
  return typeof value === 'string' && value in words
}

function isScript(value: Value): value is NumeralScript {
  return (numeralScripts as readonly Value[]).includes(value)
}
