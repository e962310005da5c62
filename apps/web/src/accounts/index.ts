export { accountsWords } from './accounts-words.ts'
export { AuthProvider, useAuth } from './auth-provider.tsx'
export { loadChangeEmail, loadChangePassword } from './change-parts.ts'
export { Guard } from './guard.tsx'
