package dev.jacquard.litmus.syntax;

/** Something that threads can wait on and be notified through: a lock or one of its conditions. */
public sealed interface WaitQueue extends Declaration
    permits LockDeclaration, ConditionDeclaration {}
