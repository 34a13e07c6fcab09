package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.WaitQueue;

/** The declarations that may be named at some place, and what messages call one of them. */
record Sort<D extends Declaration>(Class<D> type, String phrase) {
  static final Sort<SharedVariable> VARIABLE =
      new Sort<>(SharedVariable.class, "a shared variable");
  static final Sort<LockDeclaration> LOCK = new Sort<>(LockDeclaration.class, "a lock");
  static final Sort<WaitQueue> WAIT_QUEUE = new Sort<>(WaitQueue.class, "a lock or a condition");
  static final Sort<SemaphoreDeclaration> SEMAPHORE =
      new Sort<>(SemaphoreDeclaration.class, "a semaphore");
  static final Sort<ThreadDeclaration> THREAD = new Sort<>(ThreadDeclaration.class, "a thread");
}
