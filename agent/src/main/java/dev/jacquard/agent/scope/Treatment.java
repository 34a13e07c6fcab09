package dev.jacquard.agent.scope;

/** What can be done to a class of the JDK. Several things are done in the order given here. */
public enum Treatment {
  /** Reads and writes of the plain state of objects are told of, and the objects get names. */
  STATE,
  /** What entries of maps are used for is told of. */
  ENTRIES,
  /** The memory behind buffers is told of. */
  BUFFERS,
  /** The JDK believes that there is one processor, so that it does not spin before it waits. */
  NO_SPINNING,
  /** Futures keep what they would clear, and look for results where a step is needed. */
  COMPLETIONS,
  /** Effects are told of that no other hook sees. */
  EFFECTS,
  /** Loops tell when they come round. */
  LOOPS,
  /** What suppliers make for streams gets a name. */
  SUPPLIERS,
  /** Virtual threads are made as threads like others. */
  VIRTUAL_THREADS,
  /** Hooks stand in for all methods that have one. */
  CALLS,
  /** A hook tells who the current thread is. */
  IDENTITY_CALLS,
  /** A hook tells the time of day. */
  TIME_CALLS,
  /** A hook tells identity hashes. */
  HASH_CALLS,
  /** Accesses through a VarHandle are steps. */
  VAR_HANDLES,
  /** Accesses to fields are steps, as far as {@link FieldTable} says so. */
  FIELDS,
  /** Objects get a name from the object that makes them. */
  ALLOCATIONS,
  /** Locks and atomics get a name. */
  LOCK_ALLOCATIONS,
  /** Objects get a name as in the program. */
  PROGRAM_ALLOCATIONS,
  /** Before monitors there are gates, and hooks stand in for waiting and notifying. */
  GATES,
  /** Hooks are off in the initialiser, in which no thread can be suspended: the VM calls it. */
  INITIALISER,
  /** Accesses to elements of arrays are told of. */
  ARRAYS,
  /** Constructors name their object. */
  NAMED_IN_CONSTRUCTOR,
  /** What tells threads apart is told of. */
  THREAD_ATTRIBUTES,
  /**
   * Methods of {@link OutsideEffects} and {@link BlockingMethods} tell what they are about to do.
   */
  OUTSIDE,
  /** Hooks are off in methods of {@link CalledByVm}. */
  CALLED_BY_VM,
  /** Accesses to fields by reflection are told of. */
  REFLECTION,
  /** Fields that are read and written by serialisation are told of, and objects that it makes. */
  SERIALISATION,
  /** What methods return is amended by hooks. */
  AMENDED,
  /** Methods branch to their model. */
  MODEL,
  /** A method of the runtime is marked as one that changes the current thread. */
  CARRIER
}
