package dev.jacquard.worker;

/** What a worker is told beside requests: nobody wants to wait any longer. */
enum Interrupt {
  NOW
}
