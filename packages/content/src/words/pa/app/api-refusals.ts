import type { apiRefusals as english } from '../../en/app/api-refusals.ts'
import type { Words } from '../../words.ts'

export const apiRefusals: Words<typeof english> = {
  bad_json: 'ਕੁਝ ਗੜਬੜ ਹੋਈ। ਪੰਨਾ ਫਿਰ ਖੋਲ੍ਹੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unsupported_media_type: 'ਕੁਝ ਗੜਬੜ ਹੋਈ। ਪੰਨਾ ਫਿਰ ਖੋਲ੍ਹੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  method_not_allowed: 'ਇਹ ਇੱਥੇ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।',
  play_consent_missing: 'ਪਹਿਲਾਂ ਸਹਿਮਤੀ ਵਾਲੇ ਖਾਨੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
  model_consent_missing: 'ਪਹਿਲਾਂ AI ਮਾਡਲ ਵਾਲੇ ਖਾਨੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
  no_reminder: 'ਇੱਥੇ ਯਾਦ ਕਰਵਾਉਣ ਲਈ ਕੁਝ ਨਹੀਂ ਹੈ।',
}
