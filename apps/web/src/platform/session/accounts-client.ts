/** A separate chunk: it is a fifth of the code of an app page, and not needed by a child who plays without an account. */
export { AuthClient } from '@supabase/auth-js'
