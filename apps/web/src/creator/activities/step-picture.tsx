import type { ActivityStep } from '@ankur/blocks/activities/activities'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'

/** The icon of the block to take, or of the button to press. The text is beside it. */
export function StepPicture({ step }: { step: ActivityStep }) {
  if (step.kind === 'run' || step.kind === 'run and key') {
    return (
      <span className="first-then__picture first-then__picture--run">
        <CreatorIcon name="run" />
        {step.kind === 'run and key' && <CreatorIcon name="key" />}
      </span>
    )
  }
  const kind = kindOf(step.opcode) ?? 'motion'
  return (
    <span className={`first-then__picture block--${kind}`}>
      <CreatorIcon name={iconOfBlock(step.opcode, kind)} />
      {step.kind === 'inside' && <CreatorIcon name="inside" />}
    </span>
  )
}
