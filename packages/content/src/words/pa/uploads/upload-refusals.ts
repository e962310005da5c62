import type { uploadRefusals as english } from '../../en/uploads/upload-refusals.ts'
import type { Words } from '../../words.ts'

export const uploadRefusals: Words<typeof english> = {
  invalid_file_type: 'ਕਿਰਪਾ ਕਰਕੇ MP4 ਜਾਂ MOV ਵੀਡੀਓ ਫ਼ਾਈਲ ਅੱਪਲੋਡ ਕਰੋ',
  file_too_large: 'ਕਿਰਪਾ ਕਰਕੇ 50MB ਤੱਕ ਦੀ ਵੀਡੀਓ ਅੱਪਲੋਡ ਕਰੋ',
  video_empty: 'ਇਹ ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਰ ਵੀਡੀਓ ਚੁਣੋ।',
  video_damaged: 'ਇਹ ਵੀਡੀਓ ਪੂਰੀ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਰ ਵੀਡੀਓ ਚੁਣੋ।',
  video_without_picture: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਚੱਲਦੀ ਤਸਵੀਰ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਰ ਵੀਡੀਓ ਚੁਣੋ।',
  video_already_here: 'ਇਨ੍ਹਾਂ ਜਵਾਬਾਂ ਨਾਲ ਇੱਕ ਵੀਡੀਓ ਪਹਿਲਾਂ ਹੀ ਭੇਜੀ ਜਾ ਚੁੱਕੀ ਹੈ। ਇੱਕ ਕਾਫ਼ੀ ਹੈ।',
  video_consent_missing: 'ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਵੀਡੀਓ ਵਾਲੇ ਖਾਨੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
  upload_busy: 'ਇਹ ਵੀਡੀਓ ਹੁਣੇ ਪਹੁੰਚ ਰਹੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹਾ ਰੁਕੋ।',
  upload_expired: 'ਇਹ ਵੀਡੀਓ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਪੂਰੀ ਨਹੀਂ ਆਈ। ਇਸ ਨੂੰ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ।',
  wrong_offset: 'ਵੀਡੀਓ ਜਿੱਥੇ ਤੱਕ ਪਹੁੰਚੀ ਹੈ, ਉੱਥੋਂ ਹੀ ਅੱਗੇ ਭੇਜੀ ਜਾਵੇਗੀ।',
}
