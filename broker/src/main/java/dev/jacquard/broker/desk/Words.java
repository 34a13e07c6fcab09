package dev.jacquard.broker.desk;

/** The first number of questions and records, which says what they are; never given anew. */
final class Words {
  /** Of questions, answers and records. */
  static final int VERSION = 1;

  static final int OPEN = 1;
  static final int WORK = 2;
  static final int COMMIT = 3;
  static final int TROUBLE = 4;
  static final int POLL = 5;
  static final int STATE = 6;
  static final int FINDINGS = 7;
  static final int STOP = 8;
  static final int FORGET = 9;
  static final int RUNS = 10;
  static final int MISSING = 11;
  static final int PUT = 12;
  static final int GET = 13;
  static final int KEY = 14;
  static final int LOST = 15;

  static final int OPENED = 101;
  static final int COMMITTED = 102;
  static final int IN_TROUBLE = 103;
  static final int STOPPED = 104;
  static final int FORGOTTEN = 105;
  static final int SNAPSHOT = 106;
  static final int SHOWN = 107;

  private Words() {}
}
