import type { projectRefusals as english } from '../../en/creator/project-refusals.ts'
import type { Words } from '../../words.ts'

export const projectRefusals: Words<typeof english> = {
  project_too_large: 'ਇਹ ਗੇਮ ਤੁਹਾਡੇ ਖਾਤੇ ਲਈ ਬਹੁਤ ਵੱਡੀ ਹੈ। ਇਸ ਦੀ ਫ਼ਾਈਲ ਬਣਾਓ।',
  project_conflict: 'ਇਸ ਦੌਰਾਨ ਇਹ ਗੇਮ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਤੋਂ ਸੰਭਾਲੀ ਗਈ। ਕੋਈ ਗੇਮ ਮਿਟਾਈ ਨਹੀਂ ਗਈ।',
  project_newer: 'ਇਹ ਗੇਮ ਅੰਕੁਰ ਦੇ ਨਵੇਂ ਵਰਜ਼ਨ ਵਿੱਚ ਬਣੀ ਹੈ। ਇਹ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਨਹੀਂ ਸੰਭਾਲੀ ਗਈ।',
  project_damaged: 'ਇਹ ਗੇਮ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕਦੀ। ਇਹ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਨਹੀਂ ਸੰਭਾਲੀ ਗਈ।',
  too_many_projects: 'ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਹੋਰ ਗੇਮ ਲਈ ਥਾਂ ਨਹੀਂ ਹੈ। ਕੋਈ ਇੱਕ ਮਿਟਾਓ, ਜਾਂ ਇਸ ਦੀ ਫ਼ਾਈਲ ਬਣਾਓ।',
}
