import type { creatorLevel as english } from '../../en/creator/creator-level.ts'
import type { Words } from '../../words.ts'

export const creatorLevel: Words<typeof english> = {
  title: 'चुनने के लिए ब्लॉक',
  six: '6 ब्लॉक',
  fourteen: '14 ब्लॉक (सामान्य)',
  twenty_eight: '28 ब्लॉक',
  all: 'सभी ब्लॉक',
  help: 'गेम में जो ब्लॉक हैं, वे उसमें रहते हैं और बदले जा सकते हैं। 28 या सभी ब्लॉक चुनने पर x और y मंच के बीच से गिने जाते हैं, जैसे Scratch में।',
  lock: 'बच्चा इसे न बदल सके',
}
