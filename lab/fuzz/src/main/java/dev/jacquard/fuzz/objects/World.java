package dev.jacquard.fuzz.objects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntSupplier;

/** What the threads of a program share. Each run makes a new one. */
final class World {
  int plain;
  volatile int flag;
  Node node;
  volatile Node head;
  int[] cells = new int[2];
  final Node[] slots = new Node[2];
  Integer boxed = 1000;
  Integer otherBoxed = 1001;
  String word = "a";
  Pair pair = new Pair(1, null);
  IntSupplier task = () -> 7;
  int behindLock;
  final Object monitor = new Object();
  final AtomicInteger counter = new AtomicInteger();
  final AtomicReference<Node> top = new AtomicReference<>();
  final ReentrantLock lock = new ReentrantLock();
  final Condition changed = lock.newCondition();
  final ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
  final Semaphore semaphore = new Semaphore(1);
  final CountDownLatch latch = new CountDownLatch(2);
  final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
  final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(2);
  final ArrayDeque<Integer> deque = new ArrayDeque<>();
  final ArrayList<Integer> list = new ArrayList<>();
  final HashMap<Integer, Integer> table = new HashMap<>();
  final CompletableFuture<Integer> future = new CompletableFuture<>();
  final CyclicBarrier barrier = new CyclicBarrier(2);
  final Phaser phaser = new Phaser(2);
  final StringBuffer text = new StringBuffer();
  final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
  volatile Thread thread;

  /** What the first thread saw in the end; every execution has steps that tell it. */
  final AtomicIntegerArray seen = new AtomicIntegerArray(4);

  /** Nothing of it changes. */
  record Pair(int number, Node node) {}

  synchronized int increase(int by) {
    behindLock += by;
    return behindLock;
  }
}
