/**
 * Local states of threads: where the frames of a thread stand in rewritten code, and what the
 * variables hold that this code will still read. Kept only when the search asks for it.
 */
package dev.jacquard.runtime.state;
