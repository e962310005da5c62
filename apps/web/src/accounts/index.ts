export { AuthProvider, useAuth } from './auth-provider.tsx'
export { Guard } from './guard.tsx'
