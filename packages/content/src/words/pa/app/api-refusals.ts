import type { apiRefusals as english } from '../../en/app/api-refusals.ts'
import type { Words } from '../../words.ts'

export const apiRefusals: Words<typeof english> = {
  bad_json: 'ਭੇਜੀ ਗਈ ਜਾਣਕਾਰੀ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ।',
  unsupported_media_type: 'ਭੇਜੀ ਗਈ ਜਾਣਕਾਰੀ JSON ਵਿੱਚ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।',
  method_not_allowed: 'ਇਹ ਇੱਥੇ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।',
  play_consent_missing: 'ਪਹਿਲਾਂ ਸਹਿਮਤੀ ਵਾਲੇ ਖਾਨੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
  model_consent_missing: 'ਪਹਿਲਾਂ AI ਮਾਡਲ ਵਾਲੇ ਖਾਨੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
  no_reminder: 'ਇੱਥੇ ਯਾਦ ਕਰਵਾਉਣ ਲਈ ਕੁਝ ਨਹੀਂ ਹੈ।',
}
