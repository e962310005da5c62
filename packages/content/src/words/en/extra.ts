/** The three optional questions under the list of answers, and the weeks early. */
export const extra = {
  lead: 'You may leave these empty. They add advice to your summary. They never change the result.',
  worried: 'Are you, or someone who knows your child, worried about how your child talks, plays or connects?',
  lost_skills: 'Has your child stopped using words, gestures or play they used before?',
  sibling: 'Do you have another child, or a brother or sister of this child, with autism?',
  unanswered: 'Leave empty',
  weeks_early: 'Was your child born early? How many weeks?',
  weeks_early_hint: 'A number from 0 to 20. Leave it empty if your child was born on time.',
  weeks_early_wrong: 'Type a whole number from 0 to 20, or leave it empty.',
} as const
