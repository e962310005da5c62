import type { Flow } from '@ankur/screening/follow-up/flow'
import { flowsOf } from '@ankur/screening/follow-up/flows'
import { twentyBehaviours } from '@ankur/screening/item-keys'
import type { KeptFollowUp } from './follow-up-kept.ts'

/** What a follow-up asks. */
export function keptFlows({ items, flows }: Pick<KeptFollowUp, 'items' | 'flows'>): readonly Flow[] {
  return flows ?? flowsOf(twentyBehaviours, items)
}
