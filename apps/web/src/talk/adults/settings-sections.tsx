import { fill, languageNames, languages } from '@ankur/content'
import type { BoardSettings } from '@ankur/talk'
import { setSetting } from '@ankur/talk/edit-board'
import { useLanguage } from '../../platform/language.tsx'
import { useLanguageSwitch } from '../../platform/use-language-switch.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { Choices } from './fields.tsx'
import type { BoardEditing } from './editing.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

interface Props {
  editing: BoardEditing
}

function useSetting({ board, change }: BoardEditing) {
  const words = adultWords.use()
  const set =
    <Key extends keyof BoardSettings>(key: Key) =>
    (value: BoardSettings[Key]) =>
      change((before) => setSetting(before, key, value))
  const toggle = (key: 'wordAbove' | 'colors' | 'speakWords' | 'speakRow' | 'scanAloud', label: string) => (
    <Switch
      label={label}
      checked={board.settings[key]}
      onChange={set(key)}
      stateWord={board.settings[key] ? words.on : words.off}
    />
  )
  return { words, settings: board.settings, set, toggle }
}

export function LanguageSection({ editing }: Props) {
  const { words, settings, set, toggle } = useSetting(editing)
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const names = languages.map((each) => [each, languageNames[each]] as const)
  return (
    <>
      <Choices title={words.language} options={names} value={language} onChange={switchLanguage} />
      <Choices
        title={words.second}
        options={[['none', words.none], ...names.filter(([each]) => each !== language)]}
        value={settings.second ?? 'none'}
        onChange={(next) => set('second')(next === 'none' ? null : next)}
      />
      {toggle('wordAbove', words.word_above)}
      {toggle('colors', words.colors)}
    </>
  )
}

export function PressSection({ editing }: Props) {
  const { words, settings, set, toggle } = useSetting(editing)
  const inSeconds = (ms: number) => (ms === 0 ? words.off : fill(words.seconds, { count: ms / 1000 }))
  return (
    <>
      {toggle('speakWords', words.speak_words)}
      {toggle('speakRow', words.speak_row)}
      <Choices<0 | 500 | 1000>
        title={words.repeat}
        options={([0, 500, 1000] as const).map((ms) => [ms, inSeconds(ms)])}
        value={settings.repeatMs}
        onChange={set('repeatMs')}
      />
      <Choices<0 | 300 | 600>
        title={words.hold}
        options={([0, 300, 600] as const).map((ms) => [ms, inSeconds(ms)])}
        value={settings.holdMs}
        onChange={set('holdMs')}
      />
      <Choices<0 | 1000 | 1500 | 2500>
        title={words.dwell}
        help={words.dwell_text}
        options={([0, 1000, 1500, 2500] as const).map((ms) => [ms, inSeconds(ms)])}
        value={settings.dwellMs}
        onChange={set('dwellMs')}
      />
    </>
  )
}

export function ScanSection({ editing }: Props) {
  const { words, settings, set, toggle } = useSetting(editing)
  return (
    <>
      <p>{words.scan_text}</p>
      <Choices<0 | 1 | 2>
        title={words.switches}
        options={[
          [0, words.off],
          [1, '1'],
          [2, '2'],
        ]}
        value={settings.switches}
        onChange={set('switches')}
      />
      <Choices<2 | 3 | 5 | 8>
        title={words.scan_seconds}
        options={([2, 3, 5, 8] as const).map((count) => [count, fill(words.seconds, { count })])}
        value={settings.scanSeconds}
        onChange={set('scanSeconds')}
      />
      {toggle('scanAloud', words.scan_aloud)}
    </>
  )
}
