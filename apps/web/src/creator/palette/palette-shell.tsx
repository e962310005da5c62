import { languages, type Language } from '@ankur/content'
import { addBlockMessages } from '@ankur/blocks/labels/block-messages'
import { labelOf } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { defaultLevel, defaultPalette } from '@ankur/blocks/palette/palette'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'

const words = messagesInEveryLanguage('creator/creator', 'creator')

const labels = messagesInEveryLanguage('creator/blocks', 'blocks')
for (const language of languages) addBlockMessages(language, labels[language])

/**
 * The page heading and its blocks, readable before the script is loaded. In three languages; CSS shows the matching one.
 */
export function PaletteShell() {
  return (
    <div className="creator">
      <h1 className="creator__title">
        <Choice say={(language) => words[language].title} />
      </h1>
      <section className="panel palette-shell">
        <h2 className="panel__title">
          <Choice say={(language) => words[language].blocks} />
        </h2>
        <ul className="palette-shell__list">
          {defaultPalette(defaultLevel).map((opcode) => (
            <li key={opcode} className={`block block--${kindOf(opcode)}`}>
              <span className="block__cap">
                <CreatorIcon name={iconOfBlock(opcode, kindOf(opcode) ?? '')} />
              </span>
              <span className="block__words">
                <Choice say={(language) => wordsOf(opcode, language)} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function wordsOf(opcode: string, language: Language): string {
  const block = newBlock(opcode, language)
  return opcode === 'control_if' || !block ? words[language].if_then : labelOf(block, language)
}

function Choice({ say }: { say: (language: Language) => string }) {
  return languages.map((each) => (
    <span key={each} className="shell__choice" lang={each}>
      {say(each)}
    </span>
  ))
}
