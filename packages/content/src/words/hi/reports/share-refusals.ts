import type { shareRefusals as english } from '../../en/reports/share-refusals.ts'
import type { Words } from '../../words.ts'

export const shareRefusals: Words<typeof english> = {
  share_pin_missing: 'इस लिंक के लिए पिन चाहिए।',
  share_pin_wrong: 'यह पिन सही नहीं है।',
  share_opens_once: 'यह लिंक सिर्फ़ एक बार खुलता है।',
}
