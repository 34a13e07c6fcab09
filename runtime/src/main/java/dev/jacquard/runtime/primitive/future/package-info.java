/** Results that come later: futures with dependent actions, their timeouts, and future tasks. */
package dev.jacquard.runtime.primitive.future;
