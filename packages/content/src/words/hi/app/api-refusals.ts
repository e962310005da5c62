import type { apiRefusals as english } from '../../en/app/api-refusals.ts'
import type { Words } from '../../words.ts'

export const apiRefusals: Words<typeof english> = {
  bad_json: 'कुछ गड़बड़ हुई। पेज फिर खोलें और दोबारा कोशिश करें।',
  unsupported_media_type: 'कुछ गड़बड़ हुई। पेज फिर खोलें और दोबारा कोशिश करें।',
  method_not_allowed: 'यह यहाँ नहीं किया जा सकता।',
  play_consent_missing: 'पहले सहमति वाले बॉक्स पर निशान लगाएँ।',
  model_consent_missing: 'पहले AI मॉडल वाले बॉक्स पर निशान लगाएँ।',
  no_reminder: 'यहाँ याद दिलाने को कुछ नहीं है।',
}
